import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { MailComposers } from './mail-composers';

@Injectable()
export class MailTools {
  constructor(
    readonly composers: MailComposers,
    readonly statements: Statements,
    readonly clock: Clock,
    readonly config: AppConfig,
  ) {}
}

/** Base class of a module's mail composers, which are registered when the worker starts. */
@Injectable()
export abstract class ModuleMails implements OnModuleInit {
  protected readonly composers: MailComposers;
  protected readonly statements: Statements;
  protected readonly clock: Clock;
  protected readonly config: AppConfig;

  constructor({ composers, statements, clock, config }: MailTools) {
    this.composers = composers;
    this.statements = statements;
    this.clock = clock;
    this.config = config;
  }

  abstract onModuleInit(): void;
}
