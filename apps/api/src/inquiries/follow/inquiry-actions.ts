import { Injectable } from '@nestjs/common';
import type { InquiryStatus } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { type InquiryName, addInquiryEvent, lockInquiry, moveInquiry } from './inquiry-events';

interface MadeQuote {
  id: string;
  reference: string;
  at: Date;
}

/** What staff do about inquiries; what they do is kept with the inquiry, and who did it in the audit log. */
@Injectable()
export class InquiryActions {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The status that it has already changes nothing. */
  async setStatus(actor: Actor, inquiry: InquiryName, status: InquiryStatus): Promise<void> {
    await this.statements.transaction((tx) => this.setStatusWithin(tx, actor, inquiry, status));
  }

  /** @returns whether that changed anything */
  async setStatusWithin(
    tx: Transaction,
    actor: Actor,
    inquiry: InquiryName,
    status: InquiryStatus,
  ): Promise<boolean> {
    const from = await lockInquiry(tx, inquiry);
    if (from === status) return false;
    await moveInquiry(tx, actor, inquiry, { from, to: status, at: this.clock.now() });
    return true;
  }

  /** The audit log learns that there is a note, and no word of it. Sent again under its key, it is the same note. */
  async addNote(actor: Actor, inquiry: InquiryName, note: string, idempotencyKey?: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await lockInquiry(tx, inquiry);
      const at = this.clock.now();
      const event = { at, kind: 'note', text: note.trim(), actorId: actor.userId, idempotencyKey } as const;
      if (!(await addInquiryEvent(tx, inquiry, event))) return;
      await addAuditEntry(tx, actor, {
        at,
        verb: 'add-note',
        subject: { kind: `${inquiry.form}-inquiry`, id: inquiry.id },
      });
    });
  }

  /** Whoever makes a quote of an inquiry is at work on it. The audit log has the quote's own entry. */
  async noteQuote(tx: Transaction, actor: Actor, inquiry: InquiryName, quote: MadeQuote): Promise<void> {
    const { id: quoteId, reference, at } = quote;
    const from = await lockInquiry(tx, inquiry);
    await addInquiryEvent(tx, inquiry, {
      at,
      kind: 'quote',
      text: reference,
      quoteId,
      actorId: actor.userId,
    });
    if (from === 'new') await moveInquiry(tx, actor, inquiry, { from, to: 'in-progress', at });
  }
}
