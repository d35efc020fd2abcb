import type { Honeypot } from './honeypot';

/** `POST /api/trade-inquiries` (specification §5). The first four must be filled in, the rest is free text. */
export interface SaveTradeInquiryRequest extends Honeypot {
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  projectType?: string | null;
  quantity?: string | null;
  materials?: string | null;
  specifications?: string | null;
  timeline?: string | null;
  edgingRequirements?: string | null;
  additionalDetails?: string | null;
}
