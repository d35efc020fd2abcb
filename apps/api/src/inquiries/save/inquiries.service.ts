import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type {
  InquiryForm,
  InquiryResponse,
  SaveContactRequest,
  SaveTradeInquiryRequest,
} from '@app/contracts';
import { CatalogueCache } from '../../catalogue';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import { networkOf } from '../../platform/limits/network-of';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { addStaffTask } from '../../staff-tasks';
import { ContactInquiry, TradeInquiry } from '../inquiry.entities';
import { trimToNull } from '../../platform/validation';
import { readConfiguration } from './read-configuration';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

type SavedFields = Pick<ContactInquiry, 'id' | 'status' | 'createdAt'>;

interface NewInquiry {
  form: InquiryForm;
  id: string;
  sender: { name: string; address: string };
  at: Date;
}

@Injectable()
export class InquiriesService {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: RateLimits,
    private readonly catalogue: CatalogueCache,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async saveContact(request: SaveContactRequest, address: string): Promise<InquiryResponse> {
    const { configuration } = request;
    const requested = configuration ? readConfiguration(configuration, await this.catalogue.current()) : null;
    await this.limits.consume(this.rateLimitOf('contact'), networkOf(address));
    const name = `${request.firstName.trim()} ${request.lastName.trim()}`;
    return this.save('contact', name, request, (manager, fields) =>
      manager.insert(ContactInquiry, { ...trimmed(request), configuration: requested, ...fields }),
    );
  }

  async saveTrade(request: SaveTradeInquiryRequest, address: string): Promise<InquiryResponse> {
    await this.limits.consume(this.rateLimitOf('trade'), networkOf(address));
    return this.save('trade', request.contactName.trim(), request, (manager, fields) =>
      manager.insert(TradeInquiry, { ...trimmed(request), ...fields }),
    );
  }

  private rateLimitOf(name: InquiryForm): RateLimit {
    return { name, max: this.config.inquiriesPerHour, seconds: hourSeconds, errorCode: 'request/too-many' };
  }

  /** A robot gets the same response as a person, so that it does not try in another way. */
  private async save(
    form: InquiryForm,
    name: string,
    { email, website }: SaveContactRequest | SaveTradeInquiryRequest,
    insert: (manager: EntityManager, fields: SavedFields) => Promise<unknown>,
  ): Promise<InquiryResponse> {
    const isSpam = trimToNull(website) !== null;
    const id = randomId();
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      await insert(tx.manager, { id, status: isSpam ? 'spam' : 'new', createdAt: at });
      if (!isSpam) await this.notify(tx, { form, id, sender: { name, address: email.trim() }, at });
    });
    return { id, status: 'new' };
  }

  /** Acknowledgements are limited per mailbox, so that nobody can flood somebody else's mailbox with them. */
  private async notify(tx: Transaction, { form, id, sender, at }: NewInquiry): Promise<void> {
    const cause = { key: id, at, [`${form}InquiryId`]: id };
    await addStaffTask(tx, `answer-${form}`, cause);
    await addMail(tx, { kind: `staff-${form}`, ...cause });
    const limit = {
      name: 'inquiry-acknowledgement',
      max: this.config.acknowledgementsPerDay,
      seconds: daySeconds,
    };
    if (await this.limits.tryConsumeIn(tx, limit, mailboxOf(sender.address)))
      await addMail(tx, { kind: `${form}-acknowledgement`, to: sender, ...cause });
  }
}

const trimmed = <Request extends object>(request: Request): Request =>
  Object.fromEntries(
    Object.entries(request).map(([field, value]) => [
      field,
      typeof value === 'string' ? trimToNull(value) : value,
    ]),
  ) as Request;
