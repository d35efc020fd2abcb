import { useEffect, useRef, type ReactNode } from 'react';
import { Box } from '../../lib/page/box';

interface ToldBoxProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A box that tells how it goes on with what staff have begun: it has their focus. */
export function ToldBox(props: ToldBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Box {...props} headingRef={heading} />;
}
