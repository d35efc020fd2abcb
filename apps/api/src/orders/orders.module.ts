import { Module } from '@nestjs/common';
import { AgreeToDrawing } from './drawings/agree-to-drawing';
import { RecordMeasurements } from './measurements/record-measurements';
import { QuotePdfsModule } from '../quotes';
import { AnswerRevision } from './revisions/answer-revision';
import { RevisionAnswersController } from './revisions/revision-answers.controller';
import { RevisionMails } from './revisions/revision-mails';
import { MoveOrder } from './stages/move-order';
import { SetStatus } from './stages/set-status';

@Module({
  controllers: [RevisionAnswersController],
  providers: [AgreeToDrawing, AnswerRevision, MoveOrder, RecordMeasurements, SetStatus],
  exports: [AgreeToDrawing, AnswerRevision, MoveOrder, RecordMeasurements, SetStatus],
})
export class OrdersModule {}

@Module({ imports: [QuotePdfsModule], providers: [RevisionMails] })
export class OrdersWorkerModule {}
