import { company } from '@app/content';
import { version } from '../../../package.json';

/**
 * How every request to another service says who asks and where to write to, as RFC 9110 recommends. Firewalls turn
 * requests away that do not, SumUp's among them. Letters outside of ASCII would not fit into a header.
 */
export const userAgent = `vanity-tops/${version} (${company.name}; ${company.email})`.replace(/[^ -~]/g, '?');
