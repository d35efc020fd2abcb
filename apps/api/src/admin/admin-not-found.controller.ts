import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppError } from '../platform/errors/app-error';
import { Roles } from '../staff';

/**
 * Responds 404 to every other URL below `/api/admin`, behind the same guard, so that only admins can find out which
 * routes exist (D26).
 */
@ApiExcludeController()
@Controller('admin')
export class AdminNotFoundController {
  @All(['/', '*'])
  @Roles('office')
  unknown(): never {
    throw new AppError('request/not-found');
  }
}
