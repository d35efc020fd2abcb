import { Injectable } from '@nestjs/common';
import type { MailDataByKind, MailNews } from '@app/mails';
import { includedMailsOf } from '../add-mail';
import type { Mail } from '../mail.entity';
import type { MailKind } from '../mail-kind';

export type MailToCompose = Pick<
  Mail,
  | 'id'
  | 'kind'
  | 'toName'
  | 'toAddress'
  | 'quoteIds'
  | 'depositId'
  | 'contactInquiryId'
  | 'tradeInquiryId'
  | 'details'
  | 'createdAt'
>;

/** An attachment with a `cid` is an inline picture of the HTML. */
export interface MailAttachment {
  name: string;
  type: string;
  content: Buffer;
  cid?: string;
}

/** An event that mail programs add to a calendar, or remove (RFC 6047). */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** File name, for mail programs that do not recognise calendar events. */
  name: string;
  content: Buffer;
}

export interface ComposedMail<Kind extends MailKind = MailKind> {
  data: MailDataByKind[Kind];
  /** News of another mail that this one includes. */
  includedNews?: readonly MailNews[];
  attachments?: readonly MailAttachment[];
  calendar?: MailCalendar | null;
  replyTo?: string;
  /** Message-IDs of the conversation, latest last (RFC 5322, 3.6.4). */
  references?: readonly string[];
  /** Marks the mail so that no machine replies to it (RFC 3834). */
  isAutomaticReply?: boolean;
  /** For one-click unsubscribing (RFC 8058). */
  unsubscribeUrl?: string;
  /** Text only for the recipient, which is removed from the log of mails. */
  secret?: string;
}

/** A mail that is no longer needed, and why. */
export interface WithheldMail {
  withheld: string;
}

type Composed<Kind extends MailKind> = ComposedMail<Kind> | WithheldMail;

/** If it throws, the mail is retried later. */
export type MailComposer<Kind extends MailKind = MailKind, Found = unknown> = (
  mail: MailToCompose,
  found: Found,
) => Composed<Kind> | Promise<Composed<Kind>>;

/**
 * Loads what the composer needs, or returns why the mail is no longer needed. Called again before each retry, so it should
 * be fast.
 */
export type MailFinder<Found = unknown> = (mail: MailToCompose) => Promise<Found | WithheldMail>;

@Injectable()
export class MailComposers {
  private readonly byKind = new Map<MailKind, MailComposer>();
  private readonly finders = new Map<MailKind, MailFinder>();

  /**
   * @param find for mails that may become pointless while they wait
   * @throws Error if the kind has a composer: one of the two would never be called
   */
  register<Kind extends MailKind, Found>(
    kind: Kind,
    composer: MailComposer<Kind, Found>,
    find?: MailFinder<Found>,
  ): void {
    if (this.byKind.has(kind)) throw new Error(`the mail ${kind} has two composers`);
    this.byKind.set(kind, composer as MailComposer);
    if (find) this.finders.set(kind, find);
  }

  /** Kinds with a composer in this process. Mails of other kinds wait. */
  kinds(): MailKind[] {
    return [...this.byKind.keys()];
  }

  async compose(mail: MailToCompose): Promise<ComposedMail | WithheldMail> {
    const composer = this.byKind.get(mail.kind);
    if (!composer) throw new Error(`no composer for the mail ${mail.kind}`);
    const found = await this.finders.get(mail.kind)?.(mail);
    if (isWithheld(found)) return found;
    const composed = await composer(mail, found);
    return 'withheld' in composed ? composed : this.addNews(mail, composed);
  }

  private async addNews(mail: MailToCompose, composed: ComposedMail): Promise<ComposedMail> {
    let { calendar = null } = composed;
    const attachments = [...(composed.attachments ?? [])];
    const includedNews: MailNews[] = [];
    for (const news of includedMailsOf(mail)) {
      const included = await this.compose({ ...mail, ...news });
      if ('withheld' in included) continue;
      calendar ??= included.calendar ?? null;
      attachments.push(...(included.attachments ?? []));
      includedNews.push({ kind: news.kind, data: included.data } as MailNews);
    }
    return { ...composed, calendar, attachments, includedNews };
  }

  /** @returns null if the mail is still to be sent */
  async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    const found = await this.finders.get(mail.kind)?.(mail);
    return isWithheld(found) ? found : null;
  }
}

const isWithheld = (found: unknown): found is WithheldMail =>
  typeof found === 'object' && found !== null && 'withheld' in found;
