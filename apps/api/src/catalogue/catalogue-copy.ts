import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Notifications } from '../database/notifications';
import { Statements, type Statement } from '../database/statements';
import type { Catalogue } from './catalogue';
import { loadCatalogue } from './load-catalogue';

const isCurrentStatement: Statement = {
  name: 'catalogue-is-current',
  text: 'SELECT 1 FROM catalogue_version WHERE version = $1',
};

/**
 * The catalogue in memory: read without a round trip, dropped the moment any process writes to the catalogue.
 * While nobody would tell us of a change, there is no copy and every request reads the database.
 */
@Injectable()
export class CatalogueCopy implements OnModuleInit {
  private copy: Catalogue | undefined;
  private loading: Promise<Catalogue> | undefined;
  private isListening = false;

  constructor(
    private readonly statements: Statements,
    private readonly notifications: Notifications,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.notifications.listen('catalogue_changed', {
      onNotification: () => this.drop(),
      onListening: () => {
        this.drop();
        this.isListening = true;
      },
      onSilence: () => {
        this.isListening = false;
        this.drop();
      },
    });
  }

  /** The catalogue as of now. No promise where the copy is at hand, which saves the hot path a turn. */
  current(): Catalogue | Promise<Catalogue> {
    if (this.copy) return this.copy;
    return this.isListening ? (this.loading ??= this.load()) : loadCatalogue(this.statements);
  }

  /** Whether the database still has this version of the catalogue: one cheap round trip. */
  async isCurrent({ version }: Catalogue): Promise<boolean> {
    const rows = await this.statements.run(isCurrentStatement, [version]);
    return rows.length > 0;
  }

  /** Forgets the copy, and what is being loaded too: it may be from before the change. */
  drop(): void {
    this.copy = undefined;
    this.loading = undefined;
  }

  private load(): Promise<Catalogue> {
    const loading: Promise<Catalogue> = loadCatalogue(this.statements).then(
      (catalogue) => {
        // Dropped meanwhile: good enough for those who already waited, but not to be kept.
        if (this.loading === loading) {
          this.copy = catalogue;
          this.loading = undefined;
        }
        return catalogue;
      },
      (error: unknown) => {
        if (this.loading === loading) this.loading = undefined;
        throw error;
      },
    );
    return loading;
  }
}
