import { ApiParam } from '@nestjs/swagger';
import { quoteIdPattern } from '@app/contracts';

/** Documents the id of a quote in an address. */
export const QuoteIdParam = (): MethodDecorator =>
  ApiParam({ name: 'quoteId', schema: { type: 'string', pattern: quoteIdPattern.source } });
