import { Injectable } from '@nestjs/common';
import { ModuleMails } from '../mail';
import type { AlertMailDetails } from './raise-alert';

@Injectable()
export class AlertMails extends ModuleMails {
  onModuleInit(): void {
    this.composers.register('staff-alert', ({ details, createdAt }) => {
      const { reason, detail } = details as unknown as AlertMailDetails;
      const adminUrl = `${this.config.publicOrigin}/admin/system`;
      return { data: { reason, detail, since: createdAt, adminUrl } };
    });
  }
}
