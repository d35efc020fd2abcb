import { Injectable } from '@nestjs/common';
import type { AddReplyRequest } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { type InquiryName, addInquiryEvent, lockInquiry, moveInquiry } from '../follow/inquiry-events';

const findSender = {
  contact: `SELECT first_name || ' ' || last_name AS name, email AS address FROM contact_inquiry WHERE id = $1`,
  trade: 'SELECT contact_name AS name, email AS address FROM trade_inquiry WHERE id = $1',
} as const;

/** Which inquiry a mail of ours answered; none where that was forgotten, or it was no answer. */
const findAnswered = `
  SELECT CASE WHEN contact_inquiry_id IS NULL THEN 'trade' ELSE 'contact' END AS form,
    coalesce(contact_inquiry_id, trade_inquiry_id) AS id
  FROM mail
  WHERE id = $1 AND kind = 'inquiry-answer' AND num_nonnulls(contact_inquiry_id, trade_inquiry_id) = 1`;

export interface ReceivedReply {
  /** Of the mail of ours that it answers. */
  mailId: string;
  text: string;
  /** With its angle brackets; null: it has none that could be named. */
  messageId: string | null;
  /** Handed in once more, it is the same. */
  key: string;
}

/** More than anybody writes: whatever a machine sends beyond that waits for the next day. */
const replies: RateLimit = {
  name: 'inquiry-reply',
  max: 50,
  seconds: 86_400,
  refusal: 'request/too-often',
};

/** Who answered an inquiry is done with it; a reply of its sender brings it back to be answered. */
@Injectable()
export class InquiryConversation {
  constructor(
    private readonly statements: Statements,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** By mail, to the address that the inquiry was sent from. Sent again under its key, it is the same answer. */
  async answer(actor: Actor, inquiry: InquiryName, text: string, idempotencyKey?: string): Promise<void> {
    const { form, id } = inquiry;
    await this.statements.transaction(async (tx) => {
      const from = await lockInquiry(tx, inquiry);
      const [sender] = await tx.run<{ name: string; address: string }>(findSender[form], [id]);
      const at = this.clock.now();
      const mailId = await addMail(tx, {
        kind: 'inquiry-answer',
        key: idempotencyKey ?? randomId(),
        to: sender && { name: linklessName(sender.name), address: sender.address },
        [`${form}InquiryId`]: id,
        at,
      });
      if (!mailId) return;
      await addInquiryEvent(tx, inquiry, {
        at,
        kind: 'answer',
        text: text.trim(),
        mailId,
        actorId: actor.userId,
      });
      const subject = { kind: `${form}-inquiry`, id } as const;
      await addAuditEntry(tx, actor, { at, verb: 'answer', subject, after: { mailId } });
      if (from !== 'resolved') await moveInquiry(tx, actor, inquiry, { from, to: 'resolved', at });
    });
  }

  /** What its sender said on the phone, or in a mail to the team's mailbox. */
  async addReply(
    actor: Actor,
    inquiry: InquiryName,
    { text, means }: AddReplyRequest,
    idempotencyKey?: string,
  ): Promise<void> {
    const { form, id } = inquiry;
    await this.statements.transaction(async (tx) => {
      const from = await lockInquiry(tx, inquiry);
      const at = this.clock.now();
      const reply = { at, kind: 'reply', text: text.trim(), means, actorId: actor.userId } as const;
      if (!(await addInquiryEvent(tx, inquiry, { ...reply, idempotencyKey }))) return;
      const subject = { kind: `${form}-inquiry`, id } as const;
      await addAuditEntry(tx, actor, { at, verb: 'add-reply', subject });
      if (from === 'resolved') await moveInquiry(tx, actor, inquiry, { from, to: 'in-progress', at });
    });
  }

  /** Nobody knows for sure who wrote it: it is words to read and no more. What answers nothing we know is left alone. */
  async receiveReply({ mailId, text, messageId, key }: ReceivedReply): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const [inquiry] = await tx.run<InquiryName>(findAnswered, [mailId]);
      if (!inquiry) return;
      const from = await lockInquiry(tx, inquiry);
      const at = this.clock.now();
      const reply = { at, kind: 'reply', text, means: 'mail', actorId: null } as const;
      if (!(await addInquiryEvent(tx, inquiry, { ...reply, messageId, idempotencyKey: key }))) return;
      await this.limits.consumeIn(tx, replies, inquiry.id);
      const nobody = { userId: null, requestId: null };
      if (from === 'resolved') await moveInquiry(tx, nobody, inquiry, { from, to: 'in-progress', at });
    });
  }
}
