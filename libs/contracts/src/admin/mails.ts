/** A line of `GET /api/admin/mails` (D33): `?status` is a state, `?kind` a kind, `?search` receiver, subject or reference. */
export interface AdminMail {
  id: string;
  kind: string;
  /** In words: 'Quote'. */
  label: string;
  state: 'waiting' | 'sent' | 'failed' | 'withheld';
  /** null: the team. */
  toName: string | null;
  toAddress: string | null;
  /** null: not written yet. */
  subject: string | null;
  quotes: { id: string; reference: string }[];
  tries: number;
  /** What the mail server said last, or why it was withheld. */
  remark: string | null;
  createdAt: string;
  /** When it was taken, given up or withheld. */
  settledAt: string | null;
  nextTryAt: string | null;
  canBeResent: boolean;
}

/** `GET /api/admin/mails/{id}`. Its HTML is a document of its own at `…/preview`, for a frame without scripts. */
export interface AdminMailDetail extends AdminMail {
  text: string | null;
  hasPreview: boolean;
  attachments: { name: string; type: string; size: number }[];
}

export interface ResendMailResponse {
  /** Of the mail that goes out now. */
  id: string;
}
