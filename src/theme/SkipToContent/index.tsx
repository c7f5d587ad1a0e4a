import type {ReactNode} from 'react';
import {SkipLink} from '../../components/SkipLink';

export default function SkipToContent(): ReactNode {
  return <SkipLink />;
}
