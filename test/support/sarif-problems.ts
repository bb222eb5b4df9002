import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import Ajv from 'ajv';
import draft4 from 'ajv/lib/refs/json-schema-draft-04.json' with { type: 'json' };

/** Microsoft's copy of the schema of SARIF 2.1.0, in draft 4 of JSON schema. */
const isSarif = new Ajv({ schemaId: 'id', meta: false, unknownFormats: 'ignore', allErrors: true })
  .addMetaSchema(draft4)
  .compile(schema);

/** What is wrong with a log of SARIF 2.1.0 by its schema; empty where nothing is. */
export function sarifProblems(log: unknown): readonly string[] {
  return isSarif(log) === true
    ? []
    : (isSarif.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}
