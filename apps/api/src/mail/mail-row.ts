import type { MailKind } from './mail-kind';

/** A mail as it is worked on. */
export interface MailRow {
  id: string;
  kind: MailKind;
  to_name: string | null;
  to_address: string | null;
  quote_ids: string[];
  deposit_id: string | null;
  contact_inquiry_id: string | null;
  trade_inquiry_id: string | null;
  details: Record<string, unknown>;
  source: Buffer | null;
  tries: number;
  doubtful_tries: number;
  request_id: string | null;
  created_at: Date;
  wanted_at: Date;
}

export const mailColumns = `id, kind, to_name, to_address, quote_ids, deposit_id, contact_inquiry_id, trade_inquiry_id,
  details, source, tries, doubtful_tries, request_id, created_at, wanted_at`;
