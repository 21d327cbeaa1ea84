import type { LucideIcon } from 'lucide-react';
import Anchor from 'lucide-react/icons/anchor';
import Award from 'lucide-react/icons/award';
import Briefcase from 'lucide-react/icons/briefcase';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Code from 'lucide-react/icons/code';
import Compass from 'lucide-react/icons/compass';
import Gauge from 'lucide-react/icons/gauge';
import Handshake from 'lucide-react/icons/handshake';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageCircle from 'lucide-react/icons/message-circle';
import PenTool from 'lucide-react/icons/pen-tool';
import Phone from 'lucide-react/icons/phone';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import TrendingUp from 'lucide-react/icons/trending-up';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import type { IconName } from '../../../content/schema/section-parts';

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
