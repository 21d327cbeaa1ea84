import {
  Anchor,
  Award,
  Briefcase,
  ChartNoAxesColumn,
  Check,
  Clock,
  Code,
  Compass,
  Gauge,
  Handshake,
  Lightbulb,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageCircle,
  PenTool,
  Phone,
  Search,
  Shield,
  Star,
  Target,
  TrendingUp,
  Users,
  Wallet,
} from 'lucide-react';
import type { IconName } from '../../../content/schema/sections';

const ICONS: Record<IconName, LucideIcon> = {
  anchor: Anchor,
  award: Award,
  'bar-chart': ChartNoAxesColumn,
  briefcase: Briefcase,
  check: Check,
  clock: Clock,
  code: Code,
  compass: Compass,
  gauge: Gauge,
  handshake: Handshake,
  lightbulb: Lightbulb,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  'pen-tool': PenTool,
  phone: Phone,
  search: Search,
  shield: Shield,
  star: Star,
  target: Target,
  'trending-up': TrendingUp,
  users: Users,
  wallet: Wallet,
};

/** An icon that repeats what the words beside it say; drawn into the HTML, never a script. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = ICONS[name];
  return <Drawing className="icon" strokeWidth={1.5} aria-hidden="true" />;
}
