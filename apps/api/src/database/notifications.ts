import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { AppConfig } from '../config/app-config';

export interface Listener {
  onNotification: () => void;
  /** Notifications may be missed from now on. */
  onDisconnected: () => void;
  /** Notifications are no longer missed; earlier ones may have been. */
  onListening: () => void;
}

/** `application_name` of listening connections. Every running API or worker process has one, even when idle. */
export const listenerName = 'vanity-tops listens';

interface Subscription extends Listener {
  channel: string;
  listeningClient?: Client;
}

interface Connection {
  client: Client;
  connected: Promise<unknown>;
}

const retryMs = 500;
const pingMs = 5_000;

/** LISTEN on a dedicated connection, which reconnects automatically. Pings detect a dead connection. */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly logger = new Logger(Notifications.name);
  private readonly subscriptions: Subscription[] = [];
  private connection: Connection | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** A round connects, adds missing LISTENs and pings. Rounds run one after the other. */
  private rounds = Promise.resolve();
  private nextRound: Promise<void> | undefined;
  private hasEnded = false;

  constructor(private readonly config: AppConfig) {}

  /** Resolves once the first attempt has succeeded or failed. */
  listen(channel: string, listener: Listener): Promise<void> {
    this.subscriptions.push({ channel, ...listener });
    return this.joinNextRound();
  }

  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    clearTimeout(this.timer);
    await this.connection?.client.end().catch(() => undefined);
  }

  /** All callers before the next round starts share that round. */
  private joinNextRound(): Promise<void> {
    this.nextRound ??= this.rounds.then(() => {
      this.nextRound = undefined;
      return this.runRound();
    });
    return (this.rounds = this.nextRound);
  }

  private async runRound(): Promise<void> {
    if (this.hasEnded) return;
    const connection = (this.connection ??= this.connect());
    const { client, connected } = connection;
    try {
      await connected;
      const added = this.subscriptions.filter(({ listeningClient }) => listeningClient !== client);
      const listens = added.map(({ channel }) => `LISTEN ${client.escapeIdentifier(channel)}`);
      await client.query(['SELECT 1', ...listens].join('; '));
      if (connection !== this.connection) return;
      for (const subscription of added) {
        subscription.listeningClient = client;
        subscription.onListening();
      }
      this.runNextAfter(pingMs);
    } catch (error) {
      this.disconnect(connection, error as Error);
    }
  }

  private connect(): Connection {
    const client = new Client({
      connectionString: this.config.databaseDirectUrl,
      application_name: listenerName,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const connection = { client, connected: client.connect() };
    client.on('error', (error) => this.disconnect(connection, error));
    client.on('end', () => this.disconnect(connection));
    client.on('notification', ({ channel }) => {
      for (const subscription of this.subscriptions)
        if (subscription.channel === channel) subscription.onNotification();
    });
    return connection;
  }

  private disconnect(connection: Connection, cause?: Error): void {
    if (connection !== this.connection || this.hasEnded) return;
    this.connection = undefined;
    void connection.client.end().catch(() => undefined);
    for (const { onDisconnected } of this.subscriptions) onDisconnected();
    this.logger.warn(`lost the connection that listens: ${cause?.message ?? 'closed'}`);
    this.runNextAfter(retryMs);
  }

  private runNextAfter(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.joinNextRound(), ms).unref();
  }
}
