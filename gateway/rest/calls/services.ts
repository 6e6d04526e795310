/** The company's services. Which base path each has comes from the environment. */
export const SERVICES = ['catalog', 'content', 'product', 'notifications'] as const
export type ServiceName = (typeof SERVICES)[number]

/** Where each service is mounted unless the environment says otherwise. */
export const DEFAULT_SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  catalog: '/api/rental_service',
  content: '/api/content_service',
  product: '/api/product_service',
  notifications: '/api/notifications_service',
}
