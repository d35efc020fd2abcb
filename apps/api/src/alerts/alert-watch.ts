import { Injectable } from '@nestjs/common';
import type { FailingWork } from '@app/contracts';
import type { AlertKind } from '@app/mails';
import { MailServerBreaker } from '../mail';
import { ProviderBreaker } from '../payments';
import { BackgroundTools, PeriodicTask } from '../platform/background/periodic-task';
import { readFailingWork } from './failing-work';
import { endAlert, findOpenAlerts, raiseAlert, type Trouble } from './raise-alert';

const kindsOfWork: Record<FailingWork['work'], AlertKind> = {
  payment: 'payments-failing',
  refund: 'refunds-failing',
  mail: 'mails-failing',
  outbox: 'outbox-failing',
};

/**
 * Alerts the team to problems that nobody might notice for days: work that keeps failing, and a card provider or mail
 * server that is down or rejects us.
 */
@Injectable()
export class AlertWatch extends PeriodicTask {
  protected readonly everyMs = 60_000;

  constructor(
    tools: BackgroundTools,
    private readonly provider: ProviderBreaker,
    private readonly mailServer: MailServerBreaker,
  ) {
    super(tools);
  }

  /** Opens one alert per kind of trouble, and closes alerts whose trouble is over. */
  async sweep(): Promise<void> {
    const at = this.clock.now();
    const troubles = await this.findTroubles();
    const open = await findOpenAlerts(this.statements);
    for (const trouble of troubles.values()) {
      if (open.includes(trouble.kind)) continue;
      this.logger.error(`${trouble.kind}: ${trouble.detail ?? 'no detail'}`);
      await this.statements.transaction((tx) => raiseAlert(tx, trouble, at));
    }
    for (const kind of open) if (!troubles.has(kind)) await endAlert(this.statements, kind, at);
  }

  private async findTroubles(): Promise<Map<AlertKind, Trouble>> {
    const failing = await readFailingWork(this.statements);
    const troubles = failing.map(({ work, error }): Trouble => ({ kind: kindsOfWork[work], detail: error }));
    const dependencyTroubles = [this.provider.alert, this.mailServer.alert].filter((each) => each !== null);
    // The worst is first. Reversed, it overwrites others of its kind in the Map.
    return new Map([...troubles, ...dependencyTroubles].reverse().map((each) => [each.kind, each]));
  }
}
