import { z } from 'zod';
import { transferFileName, transferVersion } from './transfer-file.ts';
import { type TransferReport, transferReport } from './transfer-report.ts';

export type TransferredReport =
  | { readonly ok: true; readonly report: TransferReport }
  | {
      readonly ok: false;
      readonly reasonCode: 'not-json' | 'other-version' | 'not-a-transfer';
      /** A sentence that quotes nothing of the text. */
      readonly message: string;
    };

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

const versioned = z.object({ version: z.int() });

const transfer = z.strictObject({ version: z.literal(transferVersion), report: transferReport });

/**
 * Reads a transfer, which a stranger may have written: whoever opens a pull request from a fork can change the
 * workflow that makes it. Anything that the schema does not name, or that is too long, refuses the whole.
 */
export function transferredReport(text: string): TransferredReport {
  const value = json.safeParse(text);
  if (!value.success) return refused('not-json', 'it is not JSON');
  const version = versioned.safeParse(value.data).data?.version;
  if (version !== undefined && version !== transferVersion) {
    return refused(
      'other-version',
      'another version of this Action wrote it; use the same in both workflows',
    );
  }
  const result = transfer.safeParse(value.data);
  if (result.success) return { ok: true, report: result.data.report };
  const [issue] = result.error.issues;
  // Names of the schema and positions in lists: nothing that the text chose.
  const where = issue === undefined || issue.path.length === 0 ? 'its top' : issue.path.map(String).join('.');
  const what = issue?.code === 'unrecognized_keys' ? 'has a field that does not belong there' : 'is wrong';
  return refused('not-a-transfer', `this Action did not write it: ${where} ${what}`);
}

function refused(reasonCode: (TransferredReport & { ok: false })['reasonCode'], why: string) {
  return { ok: false, reasonCode, message: `${transferFileName} is refused: ${why}.` } as const;
}
