import { company } from '@app/content';
import { version } from '../../../package.json';

/**
 * Identifies us and how to reach us, as RFC 9110 recommends. Some firewalls, SumUp's among them, reject requests
 * without it. Headers must be ASCII.
 */
export const userAgent = () =>
  `vanity-tops/${version} (${company.name}; ${company.email})`.replace(/[^ -~]/g, '?');
