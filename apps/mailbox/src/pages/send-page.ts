import { contentSecurityPolicy, type Html } from '@app/web-server';
import type { FastifyReply } from 'fastify';
import { pageFrame } from './page-frame';

/** No scripts, nothing inline: the pages are markup and one style sheet, with the mail in a frame. */
const policy = contentSecurityPolicy({ script: [], style: [] });

export const sendPage = (reply: FastifyReply, title: string, content: Html, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(pageFrame({ title, content }));
