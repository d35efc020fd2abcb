import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppError } from '../platform/errors/app-error';
import { Roles } from '../staff';

/**
 * Responds 404 to the office for every URL below `/api/admin` that no controller handles. Others get 401 or 403 for all
 * URLs, so that they cannot find out which exist (D26).
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
