import type { FastifyReply } from 'fastify';
import { privately } from '../platform/http/privately';
import type { QuoteFile } from './quote-pdfs';

/**
 * Chrome shows a PDF in a page of its own making, which keeps to the policy that came with the PDF: without its inline
 * styles and its plug-in one would see the upper fifth of the page, or nothing. No words of ours ever are that page.
 */
const forViewers = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Answers with a PDF to look at, which nobody keeps or passes on. */
export function sendPdf(reply: FastifyReply, { content, mimeType, fileName }: QuoteFile): void {
  void privately(reply)
    .header('content-type', mimeType)
    .header('content-security-policy', forViewers)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .send(content);
}
