import type { FastifyReply } from 'fastify';
import type { Preview } from './preview';
import { previewHtml, previewPolicy, type PictureOf } from './preview-html';

/** The HTML of a mail, for a frame in a page of ours or by itself. */
export const sendPreview = (
  reply: FastifyReply,
  html: string,
  pictureOf: PictureOf,
  preview: Preview,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': previewPolicy(preview),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    })
    .send(previewHtml(html, pictureOf, preview));
