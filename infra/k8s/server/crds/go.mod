// What these carry is used, no code: the definitions of kinds that the chart and the examples name.
module isl/k8s-crds

go 1.26.0

require (
	github.com/kedacore/keda/v2 v2.21.0
	github.com/mongodb/mongodb-kubernetes-operator v0.9.0
	github.com/prometheus-operator/prometheus-operator v0.85.0
)
