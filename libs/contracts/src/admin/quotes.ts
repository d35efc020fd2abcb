import type { SaveQuoteRequest } from '../quotes/save-quote';
import type { QuoteStatus } from '../quotes/quote-status';
import type { Attachment, InquiryForm } from './inquiries';

/** A line of `GET /api/admin/quotes` (D33). */
export interface AdminQuote {
  id: string;
  reference: string;
  status: QuoteStatus;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  material: { name: string };
  color: { name: string; hexCode: string; imageUrl: string | null };
  thickness: { displayName: string };
  sinkType: { name: string } | null;
  cutout: { name: string } | null;
  notes: string | null;
  /** Millimetres (D29). */
  length: number;
  width: number;
  area: string;
  totalPrice: string;
  createdAt: string;
  validUntil: string;
  /** The latest deposit; null: none yet. */
  deposit: { paymentStatus: string; depositAmount: string; createdAt: string } | null;
  attachmentCount: number;
  /** What was sent along, oldest first. */
  attachments: Attachment[];
}

/** `POST /api/admin/quotes`: a quote that staff make for somebody. The price is the server's (D1). */
export interface SaveStaffQuoteRequest extends Omit<SaveQuoteRequest, 'totalPrice' | 'area' | 'basePrice'> {
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  /** The inquiry that it answers. */
  inquiry?: { form: InquiryForm; id: string } | null;
}

export interface SaveStaffQuoteResponse {
  id: string;
  reference: string;
  totalPrice: string;
}
