import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

/** A mail may bring an invoice. */
export class KnowInvoiceMails1763685851000 implements MigrationInterface {
  name = 'KnowInvoiceMails1763685851000';

  async up(runner: QueryRunner): Promise<void> {
    await addKinds(runner, 'mail', ['invoice']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'mail', ['invoice']);
  }
}
