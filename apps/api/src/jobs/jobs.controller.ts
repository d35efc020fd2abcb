import { Body, Controller, Get, HttpStatus, Ip, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { jobLimits, type JobResponse, type NameJobRequest } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { ApiErrors, bodyErrors } from '../platform/errors/api-errors';
import { IdInPath } from '../platform/http/id-in-path';
import { NoStore } from '../platform/http/no-store';
import { InMemoryRateLimits } from '../platform/limits/in-memory-rate-limits';
import type { RateLimit } from '../platform/limits/rate-limits';
import { RespondsWith, RespondsWithFile } from '../platform/openapi/responds-with';
import { dtoOf, requiredLine } from '../platform/validation';
import { sendPdf } from '../quotes';
import { ReadJob } from './read-job';
import { SetJob } from './set-job';

const limit = { seconds: 60, errorCode: 'request/too-often' } as const;
const readLimit: RateLimit = { ...limit, name: 'jobs', max: 120 };
const nameLimit: RateLimit = { ...limit, name: 'jobs-named', max: 30 };
/** Expensive: a page for each top. */
const pdfLimit: RateLimit = { ...limit, name: 'job-pdfs', max: 6, errorCode: 'quote/too-many-pdfs' };

const JobId = () => IdInPath('jobId', 'job/not-found');

class NameJobDto extends dtoOf<NameJobRequest>({
  basketSessionId: requiredLine(100),
  name: requiredLine(jobLimits.name),
}) {}

@ApiTags('Quotes')
@Controller('jobs')
export class JobsController {
  constructor(
    private readonly setJob: SetJob,
    private readonly jobs: ReadJob,
    private readonly limits: InMemoryRateLimits,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Group the quotes of a basket as one job, with one link' })
  @RespondsWith('JobResponse', HttpStatus.CREATED)
  @NoStore()
  @ApiErrors(
    ...bodyErrors,
    'basket/malformed-session',
    'quote/not-found',
    'job/empty',
    'job/full',
    'job/in-another',
    'job/saved-elsewhere',
    'job/money-taken',
    'request/too-often',
  )
  async name(@Body() request: NameJobDto, @Ip() address: string): Promise<JobResponse> {
    this.limits.consume(nameLimit, address);
    return this.jobs.read(await this.setJob.nameJob(request));
  }

  @Get(':jobId')
  @ApiOperation({
    summary: 'A job with its tops, their total and what was paid, without the customer’s name',
  })
  @RespondsWith('JobResponse')
  @NoStore()
  @ApiErrors('job/not-found', 'request/too-often')
  read(@JobId() jobId: string, @Ip() address: string): Promise<JobResponse> {
    this.limits.consume(readLimit, address);
    return this.jobs.read(jobId);
  }

  @Get(':jobId/pdf')
  @ApiOperation({ summary: 'All tops of a job with their total, and a page for each' })
  @RespondsWithFile('application/pdf')
  @ApiErrors('job/not-found', 'quote/too-many-pdfs', 'server/unavailable')
  async pdf(@JobId() jobId: string, @Ip() address: string, @Res() reply: FastifyReply): Promise<void> {
    this.limits.consume(pdfLimit, address);
    sendPdf(reply, await this.jobs.pdf(jobId));
  }
}
