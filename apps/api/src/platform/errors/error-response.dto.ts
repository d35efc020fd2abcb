import {
  errorCatalogue,
  type AdminItem,
  type ErrorCode,
  type ErrorDetails,
  type ErrorResponse,
  type FieldError,
  type FilePlace,
} from '@app/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class FieldErrorDto implements FieldError {
  @ApiProperty({ description: "The field's name on the wire" }) field: string;
  @ApiProperty({ description: 'What is wrong with it, as a sentence' }) message: string;
}

class FilePlaceDto implements FilePlace {
  @ApiProperty({ type: 'integer' }) line: number;
  @ApiPropertyOptional({ example: 'quote', description: 'A table, or another part of the file' })
  part?: string;
  @ApiPropertyOptional({ type: 'integer' }) row?: number;
  @ApiPropertyOptional({ example: 'material_id' }) field?: string;
  @ApiProperty({ example: 'it is missing' }) problem: string;
}

class ErrorDetailsDto implements ErrorDetails {
  @ApiPropertyOptional({ type: [FieldErrorDto] }) fields?: FieldError[];
  @ApiPropertyOptional({ example: '477.00', description: 'The price as it is now, in pounds' })
  totalPrice?: string;
  @ApiPropertyOptional({ example: 'colorId', description: 'The part that is not sold any more' })
  part?: string;
  @ApiPropertyOptional({ type: 'integer', description: 'After how many seconds to try again' })
  retryAfterSeconds?: number;
  @ApiPropertyOptional({ type: FilePlaceDto, description: 'Where in a file something is wrong' })
  place?: FilePlace;
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'The row as it is now, where somebody else was quicker',
  })
  current?: AdminItem;
}

/** The one shape of every failure (D12). */
export class ErrorResponseDto implements ErrorResponse {
  @ApiProperty({ description: 'A sentence that a person may read' }) error: string;
  @ApiProperty({ enum: Object.keys(errorCatalogue), enumName: 'ErrorCode' }) code: ErrorCode;
  @ApiPropertyOptional({ type: ErrorDetailsDto }) details?: ErrorDetails;
  @ApiProperty({ format: 'uuid', description: 'Names this request in our log' }) requestId: string;
}
