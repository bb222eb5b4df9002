import type { HostComment, HostReviewComment } from '../../review/code-host.ts';

interface CommentJson {
  readonly id: number;
  readonly node_id: string;
  readonly user: { readonly id: number; readonly login: string } | null;
  readonly body?: string | undefined;
  readonly created_at: string;
  readonly html_url: string;
}

interface ReviewCommentJson extends CommentJson {
  readonly path: string;
  readonly line?: number | null | undefined;
  readonly in_reply_to_id?: number | undefined;
  readonly subject_type?: string | undefined;
}

/** An issue comment as the REST API describes it. */
export function hostComment(json: CommentJson): HostComment {
  return {
    id: json.id,
    nodeId: json.node_id,
    // A deleted account has no id; 0 is nobody's.
    authorId: json.user?.id ?? 0,
    authorLogin: json.user?.login ?? 'ghost',
    body: json.body ?? '',
    createdAt: json.created_at,
    url: json.html_url,
  };
}

/** A review comment as the REST API describes it. */
export function hostReviewComment(json: ReviewCommentJson): HostReviewComment {
  return {
    ...hostComment(json),
    path: json.path,
    subject: json.subject_type === 'file' ? 'file' : 'line',
    line: json.line ?? null,
    inReplyTo: json.in_reply_to_id ?? null,
  };
}
