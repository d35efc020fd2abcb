import { Skeleton } from '@app/ui';
import { text } from '../text';

export function CatalogueSkeleton() {
  return (
    <div className="grid h-full min-h-0 overflow-hidden desktop:grid-cols-[minmax(0,1fr)_480px]">
      <p role="status" className="sr-only">
        {text.loading}
      </p>
      <div className="px-5 py-7.5 tablet:px-8">
        <Skeleton className="mb-5 h-7 w-52" />
        <div className="grid grid-cols-2 gap-2.5 tablet:grid-cols-5">
          {[0, 1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className="h-32" />
          ))}
        </div>
        <Skeleton className="mt-16 mb-5 h-7 w-60" />
        <div className="grid grid-cols-2 gap-5">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      </div>
      <div className="hidden border-l border-line bg-surface p-6 desktop:block">
        <Skeleton className="h-44" />
        <Skeleton className="mt-8 h-7 w-36" />
        <Skeleton className="mt-4 h-5" />
        <Skeleton className="mt-3 h-5" />
        <Skeleton className="mt-24 h-14" />
      </div>
    </div>
  );
}
