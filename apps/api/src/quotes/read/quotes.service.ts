import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import { findQuoteToShow, type QuoteToShow } from '../revisions/find-quote-to-show';

@Injectable()
export class QuotesService {
  constructor(private readonly statements: Statements) {}

  /** @throws AppError `quote/not-found` */
  async get(id: string): Promise<QuoteToShow> {
    const [row] = await this.statements.run<QuoteToShow>(findQuoteToShow, [id]);
    if (!row) throw new AppError('quote/not-found');
    return row;
  }
}
