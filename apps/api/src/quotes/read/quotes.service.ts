import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { findQuoteToShow, type QuoteToShow } from '../revisions/find-quote-to-show';

@Injectable()
export class QuotesService {
  constructor(private readonly statements: Statements) {}

  /** @throws AppError `quote/not-found`; an id that nobody was ever given is not even looked for */
  async get(id: string): Promise<QuoteToShow> {
    const [row] = quoteIdPattern.test(id)
      ? await this.statements.run<QuoteToShow>(findQuoteToShow, [id])
      : [];
    if (!row) throw new AppError('quote/not-found');
    return row;
  }
}
