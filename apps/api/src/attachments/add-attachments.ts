import { attachmentLimits, quoteIdPattern, type AddAttachmentsResponse } from '@app/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../config/app-config';
import { Statements, type StatementRunner } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { networkOf } from '../platform/limits/network-of';
import { UseLimits, type UseLimit } from '../platform/limits/use-limits';
import { subjectRules, type SubjectKind, type SubjectRow } from './attachment-subject';
import { KeepFiles, type KeptFile } from './keep-files';
import { receiveFiles } from './receive-files';
import { UnderWay } from './under-way';
import { giveNames } from './unnamed-files';
import { removeAbandonedUploads } from './upload-folder';

const aWeekMs = 7 * 24 * 3_600_000;

/** More uploads than this at a time would fill the disk with what has yet to arrive whole. */
const mostUnderWay = 40;

/** Of these by one network: whoever sends slowly, on purpose or not, must not keep everybody else out. */
const mostOfNetwork = 8;

interface Subject {
  kind: SubjectKind;
  id: string;
}

/** Adds files to a quote or an inquiry. Whoever knows its id may do so, for a week. */
@Injectable()
export class AddAttachments implements OnModuleInit {
  private readonly perVisitor: UseLimit;
  private readonly underWay = new UnderWay({ most: mostUnderWay, mostOfOne: mostOfNetwork });

  constructor(
    private readonly statements: Statements,
    private readonly limits: UseLimits,
    private readonly keeping: KeepFiles,
    private readonly clock: Clock,
    { attachmentsPerHour: most }: AppConfig,
  ) {
    this.perVisitor = { name: 'attachments', most, seconds: 3_600, refusal: 'request/too-many' };
  }

  onModuleInit(): Promise<void> {
    return removeAbandonedUploads();
  }

  /**
   * All files of a request, or none of them.
   * @throws AppError `quote/not-found`, `inquiry/not-found`, `request/too-many`, `attachment/…`, `image/…`
   */
  async add(subject: Subject, request: FastifyRequest): Promise<AddAttachmentsResponse> {
    // Looked at before anything is taken in, though the last word is had when it is added.
    await this.requireRoom(this.statements, subject, 1);
    const network = networkOf(request.ip);
    await this.limits.spend(this.perVisitor, network);
    return this.underWay.add(network, () =>
      receiveFiles(request, async (files) => {
        await this.requireRoom(this.statements, subject, files.length);
        const kept = await this.keeping.keep(files);
        await this.write(subject, kept);
        return { attachments: kept.map(({ id, name, size }) => ({ id, name, size })) };
      }),
    );
  }

  private async write(subject: Subject, kept: readonly KeptFile[]): Promise<void> {
    const { lock, insert } = subjectRules[subject.kind];
    try {
      await this.statements.transaction(async (tx) => {
        await tx.run(lock, [subject.id]);
        await this.requireRoom(tx, subject, kept.length);
        const columns = (['id', 'name', 'type', 'size'] as const).map((key) => kept.map((file) => file[key]));
        await tx.run(insert, [subject.id, this.clock.now(), ...columns]);
        await giveNames(tx, kept);
      });
    } catch (error) {
      await this.keeping.drop(kept);
      throw error;
    }
  }

  private async requireRoom(runner: StatementRunner, { kind, id }: Subject, files: number): Promise<void> {
    const { find, notFound } = subjectRules[kind];
    const [found] = quoteIdPattern.test(id) ? await runner.run<SubjectRow>(find, [id]) : [];
    if (!found) throw new AppError(notFound);
    const isOld = this.clock.now().getTime() - found.created_at.getTime() > aWeekMs;
    if (found.is_closed || isOld) throw new AppError('attachment/too-late');
    if (found.files + files > attachmentLimits.count) throw new AppError('attachment/too-many');
  }
}
