import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';

/** One SQL statement with a name, which PostgreSQL parses and plans once for each connection. */
export interface Statement {
  name: string;
  text: string;
}

/**
 * Runs named prepared statements on TypeORM's own pool: the hot reads and writes, where a repository would
 * cost several round trips. Everything else uses repositories.
 */
@Injectable()
export class Statements {
  private readonly pool: Pool;

  constructor(@InjectDataSource() database: DataSource) {
    this.pool = (database.driver as unknown as { master: Pool }).master;
  }

  async run<Row extends QueryResultRow>(
    { name, text }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values: values as unknown[] });
    return result.rows;
  }
}
