import { getMetadataArgsStorage } from 'typeorm';
import './appointments';
import './attachments';
import './basket';
import './catalogue';
import './company';
import './data';
import './inquiries';
import './jobs';
import './mail';
import './order-changes';
import './orders';
import './payments';
import './postcodes';
import './privacy';
import './production';
import './queue';
import './quotes';
import './staff';
import './staff-tasks';
import './trade';
import './platform/background/shop-hold';
import './platform/limits/use-counter.entity';
import './platform/outbox/outbox-message.entity';
import './platform/security/security-event.entity';

/** Every class with `@Entity` in these modules. */
export const entities = getMetadataArgsStorage().tables.map(({ target }) => target);
