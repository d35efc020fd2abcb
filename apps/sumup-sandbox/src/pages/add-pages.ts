import { contentSecurityPolicy, serveFiles } from '@app/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canTakeCard } from '../checkouts/checkout-status';
import type { Sandbox } from '../sandbox';
import type { CheckoutRecord } from '../state/records';
import { findBadDay } from './bad-days';
import { cardForm } from './card-form-page';
import { notFoundContent } from './outcome-pages';
import { pageFrame } from './page-frame';
import { pageOf, type Shown } from './page-of';
import { readCardForm, type CardForm } from './read-card-form';
import { startContent } from './start-page';

/** No scripts, no inline code: markup and one style sheet. */
const policy = contentSecurityPolicy({ script: [], style: [] });

/** The card page in all its states. */
export async function addPages(server: FastifyInstance, sandbox: Sandbox, files: string): Promise<void> {
  const { store, config, cards, faults } = sandbox;
  const { merchantName } = config;
  await serveFiles(server, { root: files, isImmutable: () => false });

  const send = (
    reply: FastifyReply,
    { status = 200, ...shown }: Shown,
    checkout?: CheckoutRecord,
  ): FastifyReply =>
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(pageFrame({ ...shown, merchantName, checkout }));

  const notFound = (reply: FastifyReply) =>
    send(reply, { title: 'No such page', content: notFoundContent, status: 404 });

  await server.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4_096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const checkoutOf = ({ params }: FastifyRequest) =>
      store.find(({ pageId }) => pageId === (params as { page: string }).page);
    const seeOther = (reply: FastifyReply, checkout: CheckoutRecord) =>
      reply.redirect(`/pay/${checkout.pageId}`, 303);

    pages.get('/', (_request, reply) =>
      send(reply, { title: 'SumUp sandbox', content: startContent(sandbox), showsCards: true }),
    );

    pages.get('/pay/:page', (request, reply) => {
      const checkout = checkoutOf(request);
      if (!checkout) return notFound(reply);
      return send(reply, pageOf(checkout, sandbox, request.query as CardForm), checkout);
    });

    pages.post('/pay/:page', (request, reply) => {
      const checkout = checkoutOf(request);
      if (!checkout) return notFound(reply);
      const form = (request.body ?? {}) as CardForm;
      const wanted = Number(form.attempt);
      // Submitted before, by another click or tab: shows that result and charges no card.
      if (!(wanted > checkout.transactions.length) || !canTakeCard(checkout, store))
        return seeOther(reply, checkout);
      const { card, problems } = readCardForm(form, store.nowMs);
      if (!card || Object.keys(problems).length > 0) {
        const content = cardForm(checkout, problems, form);
        return send(
          reply,
          { title: 'Please check the card', content, status: 422, showsCards: true },
          checkout,
        );
      }
      cards.submit(checkout, card);
      return seeOther(reply, checkout);
    });

    pages.post('/pay/:page/bank', (request, reply) => {
      const checkout = checkoutOf(request);
      if (!checkout) return notFound(reply);
      const { answer } = (request.body ?? {}) as CardForm;
      cards.answerBank(checkout, answer === 'yes');
      return seeOther(reply, checkout);
    });
    pages.post('/pay/:page/bad-day', (request, reply) => {
      const checkout = checkoutOf(request);
      const day = findBadDay((request.body as CardForm | null)?.day);
      if (!checkout || !day) return notFound(reply);
      faults.add(day.faultsFor(checkout.reference));
      return reply.redirect(`/pay/${checkout.pageId}?again&set=${day.name}`, 303);
    });
    return Promise.resolve();
  });
}
