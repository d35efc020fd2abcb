import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { MailComposers } from '../mail';
import type { AlertMailDetails } from './raise-alert';

@Injectable()
export class AlertMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register('staff-alert', ({ details, createdAt }) => {
      const { reason, detail } = details as unknown as AlertMailDetails;
      const adminUrl = `${this.config.publicOrigin}/admin/system`;
      return { data: { reason, detail, since: createdAt, adminUrl } };
    });
  }
}
