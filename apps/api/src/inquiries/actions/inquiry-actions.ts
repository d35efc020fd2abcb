import { Injectable } from '@nestjs/common';
import type { AddReplyRequest, InquiryStatus } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import { addMail, Mail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { ContactInquiry, TradeInquiry } from '../inquiry.entities';
import {
  type InquiryKey,
  addInquiryEvent,
  lockInquiry,
  auditInquiry,
  changeInquiryStatus,
} from './inquiry-events';

interface ReceivedReply {
  mailId: string;
  text: string;
  /** Message-ID with its angle brackets; null if missing or malformed. */
  messageId: string | null;
  /** Identifies the mail, so that a second delivery of it is ignored. */
  key: string;
}

/** More replies than a person writes in a day, to stop machines. */
const replyLimit: RateLimit = {
  name: 'inquiry-reply',
  max: 50,
  seconds: 86_400,
  errorCode: 'request/too-often',
};

@Injectable()
export class InquiryActions {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async setStatus(actor: Actor, inquiry: InquiryKey, status: InquiryStatus): Promise<void> {
    await this.statements.transaction((tx) => this.setStatusIn(tx, actor, inquiry, status));
  }

  async setStatusIn(
    tx: Transaction,
    actor: Actor,
    inquiry: InquiryKey,
    status: InquiryStatus,
  ): Promise<boolean> {
    const from = await lockInquiry(tx, inquiry);
    if (from === status) return false;
    await changeInquiryStatus(tx, actor, inquiry, { from, to: status, at: this.clock.now() });
    return true;
  }

  /** The audit log does not get the note's text. A repeated request with the same key adds no second note. */
  async addNote(actor: Actor, inquiry: InquiryKey, note: string, idempotencyKey?: string): Promise<void> {
    await this.withLockedInquiry(inquiry, async (tx, _, at) => {
      const event = { at, kind: 'note', text: note.trim(), actorId: actor.userId, idempotencyKey } as const;
      if (await addInquiryEvent(tx, inquiry, event))
        await auditInquiry(tx, actor, inquiry, { verb: 'add-note', at });
    });
  }

  async recordQuote(
    tx: Transaction,
    actor: Actor,
    inquiry: InquiryKey,
    { id: quoteId, reference: text, at }: { id: string; reference: string; at: Date },
  ): Promise<void> {
    const from = await lockInquiry(tx, inquiry);
    await addInquiryEvent(tx, inquiry, { at, kind: 'quote', text, quoteId, actorId: actor.userId });
    if (from === 'new') await changeInquiryStatus(tx, actor, inquiry, { from, to: 'in-progress', at });
  }

  /** Mails the answer to the inquiry's sender. A repeated request with the same key sends no second mail. */
  async answer(
    actor: Actor,
    inquiry: InquiryKey,
    answerText: string,
    idempotencyKey?: string,
  ): Promise<void> {
    const { form, id } = inquiry;
    await this.withLockedInquiry(inquiry, async (tx, from, at) => {
      const { name, email } = await findSender(tx, inquiry);
      const mailId = await addMail(tx, {
        kind: 'inquiry-answer',
        key: idempotencyKey ?? randomId(),
        to: { name, address: email },
        [`${form}InquiryId`]: id,
        at,
      });
      if (!mailId) return;
      const text = answerText.trim();
      await addInquiryEvent(tx, inquiry, { at, kind: 'answer', text, mailId, actorId: actor.userId });
      await auditInquiry(tx, actor, inquiry, { verb: 'answer', after: { mailId }, at });
      if (from !== 'resolved') await changeInquiryStatus(tx, actor, inquiry, { from, to: 'resolved', at });
    });
  }

  async addReply(
    actor: Actor,
    inquiry: InquiryKey,
    { text, method }: AddReplyRequest,
    idempotencyKey?: string,
  ): Promise<void> {
    await this.withLockedInquiry(inquiry, async (tx, from, at) => {
      const reply = { at, kind: 'reply', text: text.trim(), method, actorId: actor.userId } as const;
      if (!(await addInquiryEvent(tx, inquiry, { ...reply, idempotencyKey }))) return;
      await auditInquiry(tx, actor, inquiry, { verb: 'add-reply', at });
      if (from === 'resolved') await changeInquiryStatus(tx, actor, inquiry, { from, to: 'in-progress', at });
    });
  }

  /** The sender is not verified, so the reply is only stored as text. Replies to unknown mails are ignored. */
  async receiveReply({ mailId, text, messageId, key }: ReceivedReply): Promise<void> {
    const inquiry = await this.findAnswered(mailId);
    if (!inquiry) return;
    await this.withLockedInquiry(inquiry, async (tx, from, at) => {
      const reply = { at, kind: 'reply', text, method: 'mail', actorId: null } as const;
      if (!(await addInquiryEvent(tx, inquiry, { ...reply, messageId, idempotencyKey: key }))) return;
      await this.limits.consumeIn(tx, replyLimit, inquiry.id);
      const systemActor = { userId: null, requestId: null };
      if (from === 'resolved')
        await changeInquiryStatus(tx, systemActor, inquiry, { from, to: 'in-progress', at });
    });
  }

  /** null if the inquiry was erased, or the mail was not an answer. */
  private async findAnswered(mailId: string): Promise<InquiryKey | null> {
    const answer = await this.statements.manager.findOneBy(Mail, { id: mailId, kind: 'inquiry-answer' });
    if (answer?.contactInquiryId) return { form: 'contact', id: answer.contactInquiryId };
    return answer?.tradeInquiryId ? { form: 'trade', id: answer.tradeInquiryId } : null;
  }

  private withLockedInquiry(
    inquiry: InquiryKey,
    work: (tx: Transaction, from: InquiryStatus, at: Date) => Promise<void>,
  ): Promise<void> {
    return this.statements.transaction(async (tx) =>
      work(tx, await lockInquiry(tx, inquiry), this.clock.now()),
    );
  }
}

async function findSender({ manager }: Transaction, { form, id }: InquiryKey) {
  if (form === 'trade') {
    const { contactName: name, email } = await manager.findOneByOrFail(TradeInquiry, { id });
    return { name, email };
  }
  const { firstName, lastName, email } = await manager.findOneByOrFail(ContactInquiry, { id });
  return { name: `${firstName} ${lastName}`, email };
}
