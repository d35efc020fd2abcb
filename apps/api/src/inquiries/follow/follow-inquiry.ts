import { Injectable } from '@nestjs/common';
import type { InquiryForm } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { AppConfig } from '../../config/app-config';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { mailboxOf } from '../../platform/limits/mailbox-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { addStaffTask } from '../../staff-tasks';

const aDay = 86_400;

/** An inquiry that was just kept, by one of the two forms. */
interface KeptInquiry {
  id: string;
  form: InquiryForm;
  sender: { name: string; address: string };
  at: Date;
}

/** What follows from an inquiry that is no spam, in the transaction that keeps it: else nobody might be told of it. */
@Injectable()
export class FollowInquiry {
  private readonly acknowledgements: { name: string; max: number; seconds: number };

  constructor(
    { acknowledgementsPerDay: max }: AppConfig,
    private readonly limits: RateLimits,
  ) {
    this.acknowledgements = { name: 'inquiry-acknowledgement', max, seconds: aDay };
  }

  /**
   * The team is told, and promised to answer in time. The sender is thanked, but a mailbox only so often a day by both
   * forms together: whoever writes in another's name must not be able to fill that one's mailbox.
   */
  async follow(tx: Transaction, { id, form, sender, at }: KeptInquiry): Promise<void> {
    const cause = { key: id, at, [`${form}InquiryId`]: id };
    await addStaffTask(tx, `answer-${form}`, cause);
    await addMail(tx, { kind: `staff-${form}`, ...cause });
    const to = { name: linklessName(sender.name), address: sender.address };
    if (await this.limits.tryConsumeIn(tx, this.acknowledgements, mailboxOf(sender.address))) {
      await addMail(tx, { kind: `${form}-acknowledgement`, to, ...cause });
    }
  }
}
