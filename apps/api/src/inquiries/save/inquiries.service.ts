import { Injectable } from '@nestjs/common';
import type {
  InquiryResponse,
  InquiryStatus,
  SaveContactRequest,
  SaveTradeInquiryRequest,
} from '@app/contracts';
import { CatalogueCache } from '../../catalogue';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { randomId } from '../../platform/ids/random-id';
import { networkOf } from '../../platform/limits/network-of';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { FollowInquiry } from '../follow/follow-inquiry';
import { tidy } from '../../platform/validation/plain-text';
import { readConfiguration } from './read-configuration';

const insertContactInquiry = `
  INSERT INTO contact_inquiry (
    id, status, created_at, first_name, last_name, email, phone, message, configuration)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const insertTradeInquiry = `
  INSERT INTO trade_inquiry (
    id, status, created_at, company_name, contact_name, email, phone, project_type, quantity, materials,
    specifications, timeline, edging_requirements, additional_details)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

const anHour = 3_600;

/** An inquiry as it is about to be kept. */
interface NewInquiry {
  form: 'contact' | 'trade';
  insert: string;
  /** In the order of the statement, after id, status and time. */
  values: readonly (string | null)[];
  sender: { name: string; address: string };
  isSpam: boolean;
}

/** Keeps what visitors write to us. */
@Injectable()
export class InquiriesService {
  private readonly contactLimit: RateLimit;
  private readonly tradeLimit: RateLimit;

  constructor(
    { inquiriesPerHour: most }: AppConfig,
    private readonly limits: RateLimits,
    private readonly catalogue: CatalogueCache,
    private readonly statements: Statements,
    private readonly following: FollowInquiry,
    private readonly clock: Clock,
  ) {
    this.contactLimit = { name: 'contact', most, seconds: anHour, refusal: 'request/too-many' };
    this.tradeLimit = { name: 'trade', most, seconds: anHour, refusal: 'request/too-many' };
  }

  /** @throws AppError `request/too-many`; for a configuration that makes no sense, see {@link readConfiguration} */
  async saveContact(request: SaveContactRequest, address: string): Promise<InquiryResponse> {
    const { configuration } = request;
    const asked = configuration && readConfiguration(configuration, await this.catalogue.current());
    await this.limits.spend(this.contactLimit, networkOf(address));
    return this.keep({
      form: 'contact',
      insert: insertContactInquiry,
      values: [
        request.firstName,
        request.lastName,
        request.email,
        request.phone,
        request.message,
        asked ? JSON.stringify(asked) : null,
      ].map(tidy),
      sender: {
        name: `${request.firstName.trim()} ${request.lastName.trim()}`,
        address: request.email.trim(),
      },
      isSpam: isSpam(request),
    });
  }

  /** @throws AppError `request/too-many` */
  async saveTrade(request: SaveTradeInquiryRequest, address: string): Promise<InquiryResponse> {
    await this.limits.spend(this.tradeLimit, networkOf(address));
    return this.keep({
      form: 'trade',
      insert: insertTradeInquiry,
      values: [
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
      ].map(tidy),
      sender: { name: request.contactName.trim(), address: request.email.trim() },
      isSpam: isSpam(request),
    });
  }

  /** A robot is told the same as everybody, so that it does not try another way. */
  private async keep({ form, insert, values, sender, isSpam }: NewInquiry): Promise<InquiryResponse> {
    const id = randomId();
    const at = this.clock.now();
    const status: InquiryStatus = isSpam ? 'spam' : 'new';
    await this.statements.transaction(async (tx) => {
      await tx.run(insert, [id, status, at, ...values]);
      if (!isSpam) await this.following.follow(tx, { id, form, sender, at });
    });
    return { id, status: 'new' };
  }
}

const isSpam = ({ website }: { website?: string | null }) => tidy(website) !== null;
