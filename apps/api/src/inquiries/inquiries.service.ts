import { Injectable } from '@nestjs/common';
import type {
  InquiryResponse,
  InquiryStatus,
  SaveContactRequest,
  SaveTradeInquiryRequest,
} from '@app/contracts';
import { AppConfig } from '../config/app-config';
import { Statements, type Statement } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { randomId } from '../platform/ids/random-id';
import { networkOf } from '../platform/limits/network-of';
import { UseLimits, type UseLimit } from '../platform/limits/use-limits';
import { insertContactInquiry, insertTradeInquiry } from './insert-inquiry';

const anHour = 3_600;

/** Keeps what visitors write to us. */
@Injectable()
export class InquiriesService {
  private readonly contactLimit: UseLimit;
  private readonly tradeLimit: UseLimit;

  constructor(
    { inquiriesPerHour: most }: AppConfig,
    private readonly limits: UseLimits,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {
    this.contactLimit = { name: 'contact', most, seconds: anHour, refusal: 'request/too-many' };
    this.tradeLimit = { name: 'trade', most, seconds: anHour, refusal: 'request/too-many' };
  }

  /** @throws AppError `request/too-many` */
  async saveContact(request: SaveContactRequest, address: string): Promise<InquiryResponse> {
    await this.limits.spend(this.contactLimit, networkOf(address));
    return this.insert(insertContactInquiry, statusOf(request), [
      request.firstName,
      request.lastName,
      request.email,
      request.phone,
      request.message,
    ]);
  }

  /** @throws AppError `request/too-many` */
  async saveTrade(request: SaveTradeInquiryRequest, address: string): Promise<InquiryResponse> {
    await this.limits.spend(this.tradeLimit, networkOf(address));
    return this.insert(insertTradeInquiry, statusOf(request), [
      request.companyName,
      request.contactName,
      request.email,
      request.phone,
      request.projectType,
      request.quantity,
      request.materials,
      request.specifications,
      request.timeline,
      request.edgingRequirements,
      request.additionalDetails,
    ]);
  }

  /** A robot is told the same as everybody, so that it does not try another way. */
  private async insert(
    statement: Statement,
    status: InquiryStatus,
    texts: readonly (string | null | undefined)[],
  ): Promise<InquiryResponse> {
    const id = randomId();
    await this.statements.run(statement, [id, status, this.clock.now(), ...texts.map(tidy)]);
    return { id, status: 'new' };
  }
}

const statusOf = ({ website }: { website?: string | null }): InquiryStatus =>
  tidy(website) ? 'spam' : 'new';

/** Without spaces around it, and null where nothing is left. */
const tidy = (text: string | null | undefined): string | null => text?.trim() || null;
