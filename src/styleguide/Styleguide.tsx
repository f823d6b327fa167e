import { Container } from '../ui/Container';
import { Heading } from '../ui/Heading';
import { Pieces } from './Pieces';
import { Posters } from './Posters';
import { Colors, Type } from './Tokens';

const schemes = [
  { name: 'Light', className: 'scheme-light' },
  { name: 'Dark', className: 'scheme-dark' },
] as const;

/** Everything the site is set from, in both color schemes, one below the other. */
export function Styleguide() {
  return schemes.map(({ name, className }) => (
    <div key={name} className={`surface-paper py-16 ${className}`}>
      <Container className="grid gap-14">
        <Heading level={1} size="display">
          {name}
        </Heading>
        <Colors />
        <Type />
        <Pieces />
        <Posters />
      </Container>
    </div>
  ));
}
