import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { restoreConfirmation, type RestoreState } from '@app/contracts';
import { makeUploadFolder } from '../../attachments';
import { AppConfig } from '../../config/app-config';
import { RestoreData, RestoreHold, type HeldState } from '../../data';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { saveBody } from '../../platform/http/save-body';
import { AdminRecheck } from '../../staff';
import { CurrentActor } from '../current-actor';
import { Answers } from '../../platform/openapi/answers';

const megabyte = 1_000_000;
const fileErrors = [
  'request/invalid',
  'request/foreign-origin',
  'request/timed-out',
  'request/too-large',
  'restore/not-an-export',
  'restore/newer-format',
] as const;
const file = { schema: { type: 'string', format: 'binary' } } as const;

/** An export in the place of what is here. */
@ApiTags('Admin: migration')
@Controller('admin/restore')
export class RestoreController {
  constructor(
    private readonly data: RestoreData,
    private readonly hold: RestoreHold,
    private readonly right: AdminRecheck,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @Answers('RestoreState')
  @ApiErrors()
  async look() {
    return this.withLimit(await this.hold.look());
  }

  @Post('release')
  @Answers('RestoreState')
  @ApiErrors('request/foreign-origin', 'restore/nothing-held')
  async release(@CurrentActor() actor: Actor) {
    return this.withLimit(await this.hold.release(actor));
  }

  @Post('check')
  @RouteConfig({ takesRaw: true })
  @ApiConsumes('application/octet-stream', 'application/json')
  @ApiBody(file)
  @Answers('RestoreCheck')
  @ApiErrors(...fileErrors)
  check(@Req() request: FastifyRequest) {
    return this.withFile(request, (path) => this.data.check(path));
  }

  @Post()
  @RouteConfig({ takesRaw: true })
  @ApiQuery({ name: 'digest' })
  @ApiQuery({ name: 'confirmation', enum: [restoreConfirmation] })
  @ApiConsumes('application/octet-stream', 'application/json')
  @ApiBody(file)
  @Answers('RestoreReport')
  @ApiErrors(
    ...fileErrors,
    'restore/not-confirmed',
    'restore/changed-meanwhile',
    'migration/under-way',
    'migration/backup-failed',
  )
  restore(
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
    @Query('digest') digest: unknown,
    @Query('confirmation') confirmation: unknown,
  ) {
    // What was asked for wrongly need not be sent.
    if (confirmation !== restoreConfirmation) throw new AppError('restore/not-confirmed');
    if (typeof digest !== 'string') throw new AppError('restore/changed-meanwhile');
    return this.withFile(request, (path) => this.data.restore({ path, actor, digest, confirmation }));
  }

  private get mostBytes(): number {
    return this.config.restoreMegabytes * megabyte;
  }

  private withLimit(held: HeldState): RestoreState {
    return { ...held, mostBytes: this.mostBytes };
  }

  /** The file lies on the disk until the request is answered, whatever the answer. */
  private async withFile<Result>(
    request: FastifyRequest,
    use: (path: string) => Promise<Result>,
  ): Promise<Result> {
    const folder = await makeUploadFolder();
    try {
      const path = join(folder, 'export.json');
      await saveBody(request, path, this.mostBytes);
      await this.right.askAgain(request);
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
