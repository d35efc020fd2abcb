import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { AppConfig } from '../config/app-config';

/** What a listener wants to hear. */
export interface Listener {
  /** A notification has arrived. */
  onNotification: () => void;
  /** From now on notifications may be missed. */
  onSilence: () => void;
  /** Nothing is missed from now on; what came before may have been. */
  onListening: () => void;
}

/** How connections that listen are called: a process that serves or works has one as long as it runs, also when idle. */
export const listenerName = 'vanity-tops listens to ';

const retryMs = 500;
const pingMs = 5_000;

/**
 * LISTEN on a connection of its own, which comes back by itself. A connection that died without a word is
 * found by asking it something every few seconds.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly logger = new Logger(Notifications.name);
  /** Ends the connection that listens now, by channel. */
  private readonly ends = new Map<string, () => Promise<void>>();
  private hasEnded = false;

  constructor(private readonly config: AppConfig) {}

  /** Begins to listen; resolves once the first attempt has succeeded or failed. */
  async listen(channel: string, listener: Listener): Promise<void> {
    const client = this.createClient(channel);
    let isOver = false;
    const end = async () => {
      isOver = true;
      clearInterval(ping);
      await client.end().catch(() => undefined);
    };
    const lose = (cause?: Error) => {
      if (isOver) return;
      void end();
      listener.onSilence();
      this.logger.warn(`lost the connection that listens to ${channel}: ${cause?.message ?? 'closed'}`);
      this.listenAgain(channel, listener);
    };
    const ping = setInterval(() => void client.query('SELECT 1').catch(lose), pingMs);
    this.ends.set(channel, end);
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', () => listener.onNotification());
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (!isOver) listener.onListening();
    } catch (error) {
      lose(error as Error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    await Promise.all([...this.ends.values()].map((end) => end()));
  }

  private createClient(channel: string): Client {
    return new Client({
      connectionString: this.config.databaseUrl,
      application_name: `${listenerName}${channel}`,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
  }

  private listenAgain(channel: string, listener: Listener): void {
    setTimeout(() => {
      if (!this.hasEnded) void this.listen(channel, listener);
    }, retryMs).unref();
  }
}
