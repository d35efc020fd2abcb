import { ApiProperty } from '@nestjs/swagger';
import { taskKinds, type AdminTask, type SetTaskRequest, type TaskKind } from '@app/contracts';
import { RequiredFlag } from '../../platform/validation/form-rules';

const optionalText = { type: String, nullable: true } as const;
const time = { format: 'date-time' } as const;

class TaskQuoteDto {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'VT-26-00412' }) reference: string;
}

class TaskInquiryDto {
  @ApiProperty({ enum: ['contact', 'trade'] }) form: 'contact' | 'trade';
  @ApiProperty() id: string;
}

/** The documents' view of {@link AdminTask}. */
export class AdminTaskDto implements AdminTask {
  @ApiProperty() id: string;
  @ApiProperty({ enum: taskKinds }) kind: TaskKind;
  @ApiProperty({ example: 'Call Ada Lovelace to confirm the measurements' }) title: string;
  @ApiProperty(optionalText) detail: string | null;
  @ApiProperty(optionalText) name: string | null;
  @ApiProperty({ ...optionalText, description: 'Of whoever it is about' }) phone: string | null;
  @ApiProperty({ type: [TaskQuoteDto] }) quotes: TaskQuoteDto[];
  @ApiProperty({ type: TaskInquiryDto, nullable: true }) inquiry: TaskInquiryDto | null;
  @ApiProperty(optionalText) mailId: string | null;
  @ApiProperty({ ...optionalText, description: 'The payment in question' }) attemptId: string | null;
  @ApiProperty(time) dueAt: string;
  @ApiProperty() isOverdue: boolean;
  @ApiProperty(time) createdAt: string;
  @ApiProperty({ ...time, type: String, nullable: true }) doneAt: string | null;
  @ApiProperty({ ...optionalText, description: 'First name; null: it came to be done by itself' })
  doneBy: string | null;
}

/** Whether a task is done. */
export class SetTaskDto implements SetTaskRequest {
  @ApiProperty()
  @RequiredFlag()
  isDone: boolean;
}
