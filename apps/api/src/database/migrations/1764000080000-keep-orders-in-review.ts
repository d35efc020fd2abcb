import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countTopsOnce, whileOneIsOrdered } from './1764000050000-know-whose-orders';

/** An order, or a quote for somebody whom staff entered. */
const isTaken = `(status IN ('approved', 'completed')
                OR (NOT customer_from_link AND num_nonnulls(customer_name, customer_email, customer_phone) > 0))`;

/** Money in review for another quote of its top takes no order off the board (D56). */
export class KeepOrdersInReview1764000080000 implements MigrationInterface {
  name = 'KeepOrdersInReview1764000080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      countTopsOnce(whileOneIsOrdered, 'CASE WHEN is_passed_over THEN 4 ELSE 2 END', isTaken),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countTopsOnce(whileOneIsOrdered));
  }
}
