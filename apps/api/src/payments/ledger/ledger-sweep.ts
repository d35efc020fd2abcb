import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { PeriodicTask } from '../../platform/background/periodic-task';

const everyMs = 3_600_000;

/** What was settled in these days: more than the exchange of a release ever takes. */
const fillOfLate = `SELECT fill_ledger(now() - interval '7 days') AS entered`;

/**
 * Enters money that went by the card page and is not in the ledger: what an earlier release settled while this one was
 * being installed. Whoever settles enters it at once, so there is nothing to be found otherwise.
 */
@Injectable()
export class LedgerSweep extends PeriodicTask {
  constructor(
    private readonly statements: Statements,
    { backgroundTimeScale: timeScale }: AppConfig,
  ) {
    super({ everyMs, timeScale });
  }

  async sweep(): Promise<void> {
    const [filled] = await this.statements.run<{ entered: string }>(fillOfLate);
    if (filled && filled.entered !== '0')
      this.logger.warn(`${filled.entered} entries were missing in the ledger`);
  }
}
