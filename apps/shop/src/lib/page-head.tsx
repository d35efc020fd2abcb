interface PageHeadProps {
  title: string;
  lede: string;
}

export function PageHead({ title, lede }: PageHeadProps) {
  return (
    <div className="wrap grid gap-4 pt-10 pb-9 tablet:grid-cols-[7fr_5fr] tablet:items-end tablet:gap-8 tablet:pt-19 tablet:pb-16 desktop:gap-16">
      <h1 className="heading text-h1">{title}</h1>
      <p className="max-w-[30em] text-intro/[1.5] text-ink-2 tablet:text-lede">{lede}</p>
    </div>
  );
}
