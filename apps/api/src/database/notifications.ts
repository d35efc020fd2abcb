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

const retryMs = 500;
const pingMs = 5_000;

/**
 * LISTEN on a connection of its own, which comes back by itself. A connection that died without a word is
 * found by asking it something every few seconds.
 */
@Injectable()
export class Notifications implements OnApplicationShutdown {
  private readonly logger = new Logger(Notifications.name);
  private readonly endings: (() => Promise<void>)[] = [];

  constructor(private readonly config: AppConfig) {}

  /** Begins to listen; resolves once the first attempt has succeeded or failed. */
  async listen(channel: string, listener: Listener): Promise<void> {
    let current: Client | undefined;
    let hasEnded = false;
    let timer: NodeJS.Timeout | undefined;

    const connect = async (): Promise<void> => {
      const client = new Client({
        connectionString: this.config.databaseUrl,
        application_name: `vanity-tops listens to ${channel}`,
        connectionTimeoutMillis: 5_000,
        query_timeout: 5_000,
        keepAlive: true,
      });
      current = client;
      let isLost = false;
      const lose = (cause?: Error) => {
        if (isLost) return;
        isLost = true;
        clearInterval(ping);
        listener.onSilence();
        client.end().catch(() => undefined);
        if (hasEnded) return;
        this.logger.warn(`lost the connection that listens to ${channel}: ${cause?.message ?? 'closed'}`);
        timer = setTimeout(() => void connect(), retryMs);
      };
      const ping = setInterval(() => void client.query('SELECT 1').catch(lose), pingMs);
      client.on('error', lose);
      client.on('end', () => lose());
      client.on('notification', () => listener.onNotification());
      try {
        await client.connect();
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
        if (!isLost) listener.onListening();
      } catch (error) {
        lose(error as Error);
      }
    };

    this.endings.push(async () => {
      hasEnded = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    });
    await connect();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.endings.map((end) => end()));
  }
}
